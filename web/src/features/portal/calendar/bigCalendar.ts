/**
 * The parts of react-big-calendar that are used. All come from its `lib`, as those of its drag and drop do: what the package's
 * name leads to is a second copy of everything, with localizers for six libraries.
 */
import type { Context } from 'react';
import calendar from 'react-big-calendar/lib/Calendar';
import * as localizer from 'react-big-calendar/lib/localizer';
import * as drag from 'react-big-calendar/lib/addons/dragAndDrop/DnDContext';
import column from 'react-big-calendar/lib/addons/dragAndDrop/EventContainerWrapper';
import week from 'react-big-calendar/lib/addons/dragAndDrop/WeekWrapper';
import type { Dragging } from './drag/Dragging.js';

/** The bundler and the tests open a CommonJS module differently: its default is the export, or holds it. */
function exportOf<T>(given: T): T {
  const found = given as T | { default: T };
  return typeof found === 'object' && found !== null && 'default' in found ? found.default : found;
}

export const Calendar = exportOf(calendar);

export const DateLocalizer = localizer.DateLocalizer;

/** Context through which its drag-and-drop parts communicate; they fail without it. */
export const DragContext = drag.DnDContext as Context<{ draggable: Dragging }>;

/** What lies around the entries of a day: follows the mouse, and draws where a dragged entry would be. */
export const DragDay = exportOf(column);

/** The same for a week of a month. */
export const DragWeek = exportOf(week);
