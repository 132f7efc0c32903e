import { LIST_PARAMS, listPage, type Operation, type StripeCall } from './operation.js';
import type { PaymentMethods } from './payment-methods.js';
import { invalidParam, noSuch } from './stripe-errors.js';
import { stripeId, stripeNow, type StripeState } from './stripe-state.js';
import type { Customer } from './stripe-types.js';

const WRITABLE = [
  'email',
  'name',
  'phone',
  'description',
  'metadata',
  'address',
  'preferred_locales',
  'payment_method',
  'invoice_settings',
];

export class Customers {
  constructor(
    private readonly state: StripeState,
    private readonly paymentMethods: PaymentMethods,
  ) {}

  private get customers() {
    return this.state.table<Customer>('customer');
  }

  operations(): Operation[] {
    const path = '/customers/:id';
    return [
      { method: 'POST', path: '/customers', params: WRITABLE, handle: (call) => this.create(call) },
      { method: 'GET', path, params: [], handle: (call) => this.retrieve(call) },
      { method: 'POST', path, params: WRITABLE, handle: (call) => this.update(call) },
      { method: 'DELETE', path, params: [], handle: (call) => this.delete(call) },
      {
        method: 'POST',
        path: `${path}/balance_transactions`,
        params: ['amount', 'currency', 'description', 'metadata'],
        handle: (call) => this.changeBalance(call),
      },
      {
        method: 'GET',
        path: '/customers',
        params: [...LIST_PARAMS, 'email'],
        handle: (call) => listPage(call, 'customers', this.list(call)),
      },
    ];
  }

  private create(call: StripeCall): Customer {
    const customer: Customer = {
      id: stripeId('cus', 14),
      object: 'customer',
      created: stripeNow(),
      balance: 0,
      email: null,
      name: null,
      phone: null,
      description: null,
      invoice_settings: { default_payment_method: null },
      metadata: {},
    };
    this.change(call, customer);
    this.state.emit(call, 'customer.created', customer);
    return customer;
  }

  private update(call: StripeCall): Customer {
    const customer = this.live(call);
    this.change(call, customer);
    this.state.emit(call, 'customer.updated', customer);
    return customer;
  }

  private change(call: StripeCall, customer: Customer): void {
    const { account, params } = call;
    const metadata = params.metadata(customer.metadata);
    const settings = params.under('invoice_settings');
    const preferred = settings?.find('default_payment_method');
    if (preferred) this.paymentMethods.resolve(account, preferred, 'invoice_settings[default_payment_method]');
    const attached = params.find('payment_method');
    const method = attached && this.paymentMethods.resolve(account, attached, 'payment_method');
    for (const name of ['email', 'name', 'phone', 'description'] as const)
      if (params.has(name)) customer[name] = params.find(name) ?? null;
    customer.metadata = metadata;
    if (settings) customer.invoice_settings = { default_payment_method: preferred ?? null };
    this.customers.save(account, customer);
    if (method) this.paymentMethods.attach(call, method, customer.id);
  }

  /** https://docs.stripe.com/api/customer_balance_transactions/create */
  private changeBalance(call: StripeCall): object {
    const { account, params } = call;
    const customer = this.live(call);
    const [amount, currency] = [params.findInteger('amount'), params.text('currency')];
    if (!amount) throw invalidParam('Missing required param: amount.', 'amount', 'parameter_missing');
    customer.balance += amount;
    this.customers.save(account, customer);
    this.state.emit(call, 'customer.updated', customer);
    return {
      ...{ id: stripeId('cbtxn'), object: 'customer_balance_transaction', created: stripeNow() },
      ...{ amount, currency, customer: customer.id, description: params.find('description') ?? null },
      ...{ ending_balance: customer.balance, livemode: false, metadata: params.metadata(), type: 'adjustment' },
    };
  }

  private retrieve(call: StripeCall): object {
    const customer = this.customers.get(call.account, call.id);
    return customer.deleted ? { id: customer.id, object: 'customer', deleted: true } : customer;
  }

  private delete(call: StripeCall): object {
    const customer = this.live(call);
    this.customers.save(call.account, { ...customer, deleted: true });
    this.state.emit(call, 'customer.deleted', customer);
    return { id: customer.id, object: 'customer', deleted: true };
  }

  private live(call: StripeCall): Customer {
    const customer = this.customers.get(call.account, call.id);
    if (customer.deleted) throw noSuch('customer', call.id);
    return customer;
  }

  private list({ account, params }: StripeCall): Customer[] {
    const email = params.find('email');
    return this.customers
      .list(account)
      .filter((customer) => !customer.deleted && (email === undefined || customer.email === email));
  }
}
