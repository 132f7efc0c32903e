import { graphql } from '../../../gql/gql.js';
import type { CouponOfPracticeFragment } from '../../../gql/graphql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { useRequestKey } from '../../../lib/useRequestKey.js';
import { FlyoutForm } from '../../../portal-ui/FlyoutForm.js';
import { useAction } from '../../../lib/useAction.js';
import { CouponFields } from './CouponFields.js';
import { couponInput, couponRules, NEW_COUPON, valuesOf, type Offer } from './couponValues.js';

const UpsertDiscountCode = graphql(`
  mutation UpsertDiscountCode($input: DiscountCodeInput!) {
    upsertDiscountCode(input: $input) {
      result
      errors {
        message
        field
      }
      discountCode {
        id
        ...CouponOfPractice
      }
    }
  }
`);

export interface CouponFlyoutProps {
  /** Undefined for a new one. */
  coupon: CouponOfPracticeFragment | undefined;
  zone: string;
  currency: string;
  offers: readonly Offer[];
  onClose: () => void;
}

/** The form of a coupon (spec portal-configuration §5). */
export function CouponFlyout({ coupon, zone, currency, offers, onClose }: CouponFlyoutProps) {
  const keyOf = useRequestKey();
  const upsert = useAction(UpsertDiscountCode, {
    success: 'Coupon saved successfully',
    failure: 'Error',
    reasons: 'appended',
    unknownReason: 'please try again.',
    unanswered: 'Error:',
    fields: ['code', 'percent', 'maxRedemptions', 'combinationLimit', 'serviceIds'],
    shown: 'inline',
    mutation: refetchAffected('discountCodes'),
  });
  return (
    <FlyoutForm
      open
      title={coupon ? 'Edit Coupon' : 'New Coupon'}
      original={coupon ? valuesOf(coupon, zone) : NEW_COUPON}
      schema={couponRules(coupon?.editable ?? true)}
      onClose={onClose}
      onSave={(values) => {
        const input = couponInput(values, zone, coupon);
        return upsert.run({ input: coupon ? { id: coupon.id, ...input } : { ...input, idempotencyKey: keyOf(input) } });
      }}
    >
      {(form) => <CouponFields {...{ form, coupon, zone, currency, offers, onClose }} />}
    </FlyoutForm>
  );
}
