import { createHmac } from 'node:crypto';

/** May do everything on the broker: those who run it, and tests. */
export const OPERATOR = 'operator';

/**
 * What each service consumes and requests. A test compares it with the services' own definitions.
 * @type {Record<string, { consumes: string[], asks: string[], erases?: boolean }>} by service; producers, services that
 *   answer, and whether it asks all of them to erase people
 */
export const TRAFFIC = {
  clients: {
    consumes: ['catalog', 'reviews', 'scheduling'],
    asks: ['catalog', 'payments', 'scheduling'],
    erases: true,
  },
  catalog: { consumes: ['clients', 'payments'], asks: ['payments', 'reviews'] },
  scheduling: { consumes: ['catalog', 'clients', 'payments'], asks: ['catalog', 'clients'] },
  payments: { consumes: ['catalog', 'clients', 'scheduling'], asks: ['catalog', 'clients', 'scheduling'] },
  reviews: { consumes: ['catalog', 'clients', 'scheduling'], asks: [] },
  search: { consumes: ['catalog', 'reviews', 'scheduling'], asks: [] },
  notifications: { consumes: ['catalog', 'clients', 'payments', 'reviews', 'scheduling'], asks: [] },
};

/**
 * Users that may only subscribe to events as they are published: by user, the events of each producer. A test compares
 * it with the subscriptions of the gateway.
 * @type {Record<string, Record<string, string[]>>}
 */
export const LISTENERS = {
  gateway: {
    catalog: ['BookableEventTypeSaved', 'LocationDeleted', 'LocationSaved', 'PracticeSaved', 'ServiceSaved'],
    clients: ['ClientMergeUndone', 'ClientMerged', 'ClientSaved', 'ClientSplit', 'IntakeFormSubmitted'],
    payments: [
      ...[
        'BookingPaymentSecured',
        'BookingPriceChanged',
        'CardDeleted',
        'ChargeFailed',
        'ChargeSucceeded',
        'DisputeClosed',
        'DisputeOpened',
        'GiftCardRestored',
        'InvoiceSent',
      ],
      ...[
        'PackageRefunded',
        'PackageSold',
        'PaymentStatusChanged',
        'ProviderAccountChanged',
        'RefundFailed',
        'RefundSucceeded',
      ],
    ],
    scheduling: [
      ...['AppointmentAccepted', 'AppointmentBooked', 'AppointmentCancelled', 'AppointmentDeclined'],
      ...['AppointmentExpired', 'AppointmentMarkedNoShow', 'AppointmentRequested', 'AppointmentRescheduled'],
      ...['AppointmentUpdated', 'BookableEventCancelled', 'BookableEventSaved', 'OpenPackageChanged'],
      ...['PersonalEventDeleted', 'PersonalEventSaved', 'RegistrationBooked', 'RegistrationCancelled'],
      ...['RegistrationConfirmed', 'RegistrationExpired'],
    ],
  },
};

/** The subjects that a listener subscribes to. */
export const heardBy = (listener) =>
  Object.entries(LISTENERS[listener]).flatMap(([producer, events]) => events.map((event) => `${producer}.v1.${event}`));

/**
 * The subjects of one service's user.
 * @param {string} service
 * @param {{ consumes: string[], asks: string[], erases?: boolean }} traffic
 */
export function permissionsOf(service, { consumes, asks, erases }) {
  const own = service.toUpperCase();
  const streams = [service, ...consumes].map((producer) => producer.toUpperCase());
  const durables = consumes.map((producer) => `${producer.toUpperCase()}.${service}_from_${producer}`);
  return {
    publish: [
      // Its own events only.
      `${service}.v1.>`,
      ...asks.map((asked) => `request.${asked}.v1.>`),
      ...(erases ? Object.keys(TRAFFIC).flatMap(personSubjects) : []),
      '$JS.API.INFO',
      // How long its own stream keeps events is the producer's to say. Either side of a stream may come first.
      `$JS.API.STREAM.UPDATE.${own}`,
      // Events about an erased person are deleted once every consumer has handled them.
      `$JS.API.STREAM.MSG.DELETE.${own}`,
      `$JS.API.CONSUMER.LIST.${own}`,
      ...['CREATE', 'INFO', 'DELETE', 'MSG.NEXT'].map((call) => `$JS.API.CONSUMER.${call}.${own}.${service}_erasure`),
      ...streams.flatMap((stream) => [`$JS.API.STREAM.CREATE.${stream}`, `$JS.API.STREAM.INFO.${stream}`]),
      ...durables.flatMap((durable) => [
        `$JS.API.CONSUMER.CREATE.${durable}`,
        `$JS.API.CONSUMER.DURABLE.CREATE.${durable}`,
        `$JS.API.CONSUMER.INFO.${durable}`,
        `$JS.API.CONSUMER.DELETE.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${durable}`,
        `$JS.ACK.${durable}.>`,
      ]),
    ],
    // Answers to itself, what it is asked by others, and by the operator alone.
    subscribe: [`_INBOX_${service}.>`, `request.${service}.v1.>`, `operation.${service}.>`],
  };
}

/** What the owner of accounts asks a service about a person. */
const personSubjects = (asked) =>
  ['ErasePersonRequest', 'ExportPersonRequest'].map((name) => `operation.${asked}.operations.v1.${name}`);

/** The password of a user, from the one secret of an installation. */
export function natsPassword(secret, user) {
  return createHmac('sha256', secret).update(`nats:${user}`).digest('hex').slice(0, 32);
}

/** The password of every user of the broker that is started by `docker compose up`. */
export const composePassword = () => 'yarrow';

/**
 * Lines of the broker's configuration: who may connect, and what they may do.
 * @param {(user: string) => string} passwordOf
 */
export function authorization(passwordOf) {
  const list = (subjects) => `[${subjects.map((subject) => JSON.stringify(subject)).join(', ')}]`;
  const users = Object.entries(TRAFFIC).flatMap(([service, traffic]) => {
    const { publish, subscribe } = permissionsOf(service, traffic);
    return [
      `    { user: "${service}", password: "${passwordOf(service)}", permissions: {`,
      `      publish: { allow: ${list(publish)} }`,
      `      subscribe: { allow: ${list(subscribe)} }`,
      // To the requester, once for each request.
      '      allow_responses: { max: 1, expires: "10s" }',
      '    } }',
    ];
  });
  const listeners = Object.keys(LISTENERS).flatMap((listener) => [
    `    { user: "${listener}", password: "${passwordOf(listener)}", permissions: {`,
    '      publish: { deny: [">"] }',
    `      subscribe: { allow: ${list(heardBy(listener))} }`,
    '    } }',
  ]);
  return [
    'authorization {',
    '  users: [',
    `    { user: "${OPERATOR}", password: "${passwordOf(OPERATOR)}" }`,
    ...users,
    ...listeners,
    '  ]',
    '}',
  ];
}

/**
 * The address with which a service connects: with its own user on a broker that has our users, otherwise the given
 * address unchanged.
 */
export function natsUrlOf(service, url, secret) {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  if (!secret || address?.username !== OPERATOR) return url;
  const ours = [(user) => natsPassword(secret, user), composePassword];
  const passwordOf = ours.find((candidate) => candidate(OPERATOR) === address.password);
  if (!passwordOf) return url;
  address.username = service;
  address.password = passwordOf(service);
  return address.href;
}
