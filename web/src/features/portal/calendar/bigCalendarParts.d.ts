declare module 'react-big-calendar/lib/Calendar' {
  import { Calendar } from 'react-big-calendar';

  export = Calendar;
}

declare module 'react-big-calendar/lib/localizer' {
  export { DateLocalizer } from 'react-big-calendar';
}

declare module 'react-big-calendar/lib/addons/dragAndDrop/DnDContext' {
  import type { Context } from 'react';

  export const DnDContext: Context<unknown>;
}

declare module 'react-big-calendar/lib/addons/dragAndDrop/EventContainerWrapper' {
  import { Component, type ReactNode } from 'react';
  import type { DateLocalizer } from 'react-big-calendar';

  interface Props {
    children: ReactNode;
    localizer: DateLocalizer;
  }
  /** Where the entry is that is being dragged, percent of the day. */
  interface State<E> {
    event?: E | null;
    top?: number;
    height?: number;
  }
  interface Place {
    startDate: Date;
    endDate: Date;
    top: number;
    height: number;
  }
  class EventContainerWrapper<E> extends Component<Props, State<E>> {
    update(event: E, place: Place): void;
    reset(): void;
    renderContent(): ReactNode;
  }
  export = EventContainerWrapper;
}

declare module 'react-big-calendar/lib/addons/dragAndDrop/WeekWrapper' {
  import type { ComponentType, ReactNode } from 'react';

  const WeekWrapper: ComponentType<{ children: ReactNode }>;
  export = WeekWrapper;
}
