import { useState } from 'react';
import { graphql } from '../../../gql/gql.js';
import { refetchAffected } from '../../../lib/refetchAffected.js';
import { ConfirmDialog } from '../../../portal-ui/ConfirmDialog.js';
import { useAction } from '../../../lib/useAction.js';
import { Button } from '../../../ui/Button.js';
import { chakra } from '../../../ui/chakra.js';

const DeleteDiscountCode = graphql(`
  mutation DeleteDiscountCode($id: ID!) {
    deleteDiscountCode(id: $id) {
      result
      errors {
        message
      }
    }
  }
`);

export interface DeleteCouponButtonProps {
  coupon: { id: string; code: string };
  onDeleted: () => void;
}

/** Removes a coupon, after a question. */
export function DeleteCouponButton({ coupon, onDeleted }: DeleteCouponButtonProps) {
  const [asking, setAsking] = useState(false);
  const remove = useAction(DeleteDiscountCode, {
    success: 'Coupon deleted successfully',
    failure: 'Error deleting coupon',
    shown: 'inline',
    mutation: refetchAffected('discountCodes'),
    onSuccess: onDeleted,
  });
  return (
    <chakra.div>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Delete coupon
      </Button>
      <ConfirmDialog
        open={asking}
        title="Are you sure you want to delete this coupon?"
        description={`${coupon.code} can no longer be redeemed. Past redemptions stay.`}
        confirm="Delete coupon"
        keep="Keep coupon"
        variant="danger"
        pending={remove.pending}
        problem={remove.message}
        onConfirm={() => void remove.run({ id: coupon.id })}
        onClose={() => {
          remove.clear();
          setAsking(false);
        }}
      />
    </chakra.div>
  );
}
