import styles from './PlaceMap.module.css';

const sprite = new URL('../../assets/icons.svg', import.meta.url).href;
const SVG = 'http://www.w3.org/2000/svg';

/** The pin of one place. Built from nodes, never from markup: a label may hold anything. */
export function pinElement(label: string): HTMLElement {
  const element = labelled(styles.pin, label);
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `${sprite}#leaf`);
  icon.append(use);
  element.append(icon);
  return element;
}

/** The neighbourhood of a place whose address is hidden. */
export function areaElement(label: string): HTMLElement {
  return labelled(styles.area, `Around here: ${label}`);
}

function labelled(className: string | undefined, label: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.setAttribute('role', 'img');
  element.setAttribute('aria-label', label);
  element.title = label;
  return element;
}
