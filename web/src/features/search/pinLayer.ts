import { formatMoney } from '../../lib/money.js';
import type * as mapLibrary from '../map/mapLibrary.js';
import { clusterPins, type PinCluster } from './clusterPins.js';
import { boundsOf } from './mapArea.js';
import type { Pin } from './ResultsMap.js';
import styles from './ResultsMap.module.css';

type LiveMap = mapLibrary.LiveMap;

export interface PinEvents {
  /** The pointer or the focus came to the pin of a result, or left it. */
  onActive: (id: string | undefined) => void;
  /** One pin, or several on one point. */
  onChoose: (ids: readonly string[]) => void;
}

/** Wider than a pin with a price. */
const REACH = 58;
/** Zooming in further is pointless: places are rounded to a kilometre. */
const CLOSEST = 12;

/** The pins over a map: buttons, made of nodes and text, never of markup, as names may hold anything. */
export class PinLayer {
  private pins: readonly Pin[] = [];
  private markers: mapLibrary.Marker[] = [];
  private readonly elements = new Map<string, HTMLElement>();
  private active: string | undefined;
  private readonly draw = () => this.redraw();

  constructor(
    private readonly map: LiveMap,
    private readonly library: typeof mapLibrary,
    private readonly events: PinEvents,
  ) {
    map.on('zoomend', this.draw);
  }

  show(pins: readonly Pin[]): void {
    this.pins = pins;
    this.redraw();
  }

  highlight(id: string | undefined): void {
    this.active = id;
    for (const [pin, element] of this.elements) element.classList.toggle(styles.activePin ?? '', pin === id);
    const element = id === undefined ? undefined : this.elements.get(id);
    for (const marker of this.markers) marker.getElement().style.zIndex = marker.getElement() === element ? '2' : '1';
  }

  /** Brings the focus to the pin of a result. */
  focus(id: string): void {
    this.elements.get(id)?.focus({ preventScroll: true });
  }

  remove(): void {
    this.map.off('zoomend', this.draw);
    this.clear();
  }

  private clear(): void {
    for (const marker of this.markers) marker.remove();
    this.markers = [];
    this.elements.clear();
  }

  private redraw(): void {
    this.clear();
    const byId = new Map(this.pins.map((pin) => [pin.id, pin]));
    const placed = this.pins.map(({ id, longitude, latitude }) => ({ id, ...this.map.project([longitude, latitude]) }));
    for (const cluster of clusterPins(placed, REACH)) this.place(cluster, byId);
    this.highlight(this.active);
  }

  private place({ ids }: PinCluster, byId: ReadonlyMap<string, Pin>): void {
    const pins = ids.flatMap((id) => byId.get(id) ?? []);
    const [first] = pins;
    if (!first) return;
    const element = pins.length === 1 ? this.pinButton(first) : this.clusterButton(pins);
    for (const id of ids) this.elements.set(id, element);
    this.markers.push(
      new this.library.Marker({ element }).setLngLat([first.longitude, first.latitude]).addTo(this.map),
    );
  }

  private pinButton(pin: Pin): HTMLElement {
    const { id, practitionerName, fromAmountCents, currency } = pin;
    const price =
      fromAmountCents == null ? '' : fromAmountCents === 0 ? 'Free' : formatMoney(fromAmountCents, currency);
    const element = button(styles.pin, price || '•', [practitionerName, fromAmountCents ? `from ${price}` : price]);
    element.addEventListener('pointerenter', () => this.events.onActive(id));
    element.addEventListener('pointerleave', () => this.events.onActive(undefined));
    element.addEventListener('focus', () => this.events.onActive(id));
    element.addEventListener('blur', () => this.events.onActive(undefined));
    element.addEventListener('click', () => this.events.onChoose([id]));
    return element;
  }

  private clusterButton(pins: readonly Pin[]): HTMLElement {
    const element = button(`${styles.pin} ${styles.many}`, String(pins.length), [`${pins.length} practitioners here`]);
    element.addEventListener('click', () => {
      const bounds = boundsOf(pins);
      const [[west, south], [east, north]] = bounds;
      const apart = north - south + east - west > 0.011;
      if (apart && this.map.getZoom() < CLOSEST) this.map.fitBounds(bounds, { padding: 80, maxZoom: CLOSEST });
      else this.events.onChoose(pins.map(({ id }) => id));
    });
    return element;
  }
}

function button(className: string | undefined, text: string, label: readonly (string | undefined)[]): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className ?? '';
  element.textContent = text;
  element.setAttribute('aria-label', label.filter(Boolean).join(', '));
  return element;
}
