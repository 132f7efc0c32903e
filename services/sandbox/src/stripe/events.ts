import { LIST_PARAMS, listPage, type Operation, retrieval, type StripeCall } from './operation.js';
import { invalidParam } from './stripe-errors.js';
import { API_VERSION, stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { StripeEvent, StripeObject } from './stripe-types.js';

export interface WebhookEndpoint extends StripeObject {
  object: 'webhook_endpoint';
  url: string;
  enabled_events: string[];
  status: 'enabled' | 'disabled';
  /** Answered at creation only; events to the endpoint are signed with it. */
  _secret: string;
  /** Hears of connected accounts instead of the platform. */
  _connect: boolean;
}

/** Events, and the webhook endpoints that receive them. */
export function eventOperations(state: StripeState): Operation[] {
  const endpoints = state.table<WebhookEndpoint>('webhook_endpoint');
  const writable = ['description', 'disabled', 'enabled_events', 'metadata', 'url'];
  const path = '/webhook_endpoints/:id';
  return [
    retrieval('events', state.table('event')),
    {
      method: 'GET',
      path: '/events',
      params: [...LIST_PARAMS, 'type', 'types', 'delivery_success'],
      handle: (call) => listPage(call, 'events', listEvents(state, call)),
    },
    {
      method: 'POST',
      path: '/webhook_endpoints',
      params: [...writable, 'api_version', 'connect'],
      handle: (call) => createEndpoint(state, call),
    },
    { method: 'GET', path, params: [], handle: (call) => endpoints.get(call.account, call.id) },
    { method: 'POST', path, params: writable, handle: (call) => updateEndpoint(state, call) },
    {
      method: 'GET',
      path: '/webhook_endpoints',
      params: LIST_PARAMS,
      handle: (call) => listPage(call, 'webhook_endpoints', endpoints.list(call.account)),
    },
    {
      method: 'DELETE',
      path,
      params: [],
      handle: (call) => {
        endpoints.get(call.account, call.id);
        endpoints.remove(call.id);
        return { id: call.id, object: 'webhook_endpoint', deleted: true };
      },
    },
  ];
}

function listEvents(state: StripeState, { account, params }: StripeCall): StripeEvent[] {
  const types = [...params.list('types'), ...[params.find('type') ?? []].flat()];
  const wanted = (type: string) =>
    types.some((name) => name === type || (name.endsWith('.*') && type.startsWith(name.slice(0, -1))));
  const events = state.table<StripeEvent>('event').list(account);
  return types.length > 0 ? events.filter((event) => wanted(event.type)) : events;
}

function createEndpoint(state: StripeState, { account, params }: StripeCall): object {
  const url = params.text('url');
  if (!URL.canParse(url))
    throw invalidParam('Invalid URL: An explicit scheme (such as https) must be provided.', 'url');
  const events = params.list('enabled_events');
  if (events.length === 0) throw invalidParam('Missing required param: enabled_events.', 'enabled_events');
  const endpoint: WebhookEndpoint = {
    id: stripeId('we'),
    object: 'webhook_endpoint',
    created: stripeNow(),
    enabled_events: events,
    status: 'enabled',
    url,
    _connect: params.flag('connect'),
    _secret: stripeId('whsec', 32),
  };
  state.table<WebhookEndpoint>('webhook_endpoint').save(account, endpoint);
  return { ...endpoint, api_version: API_VERSION, secret: endpoint._secret };
}

function updateEndpoint(state: StripeState, { account, id, params }: StripeCall): WebhookEndpoint {
  const endpoints = state.table<WebhookEndpoint>('webhook_endpoint');
  const endpoint = endpoints.get(account, id);
  endpoint.url = params.find('url') ?? endpoint.url;
  if (params.has('enabled_events')) endpoint.enabled_events = params.list('enabled_events');
  if (params.has('disabled')) endpoint.status = params.flag('disabled') ? 'disabled' : 'enabled';
  return endpoints.save(account, endpoint);
}
