import type { Lead } from '@suite/contracts/lead';
import { useHost } from '@suite/host/HostContext';
import type { MouseEvent } from 'react';
import { DeleteButton } from '../../records/DeleteButton.tsx';
import { focusTargetAfter } from '../../records/focus-target-after.ts';
import { useDeleteLeadMutation } from './leads-api.ts';

/** Deletes a lead at once, and says so or that it failed (spec section 8). */
export function DeleteLeadButton({ lead }: { lead: Lead }) {
  const host = useHost();
  const [deleteLead, { isLoading, isSuccess }] = useDeleteLeadMutation();
  const handleClick = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const target = focusTargetAfter(currentTarget);
    try {
      await deleteLead(lead.id).unwrap();
      target?.focus();
      host.toast({ title: 'Success', description: 'Lead deleted successfully' });
    } catch {
      host.toast({ title: 'Error', description: 'Failed to delete lead', variant: 'destructive' });
    }
  };
  return (
    <DeleteButton label={`Delete ${lead.name}`} disabled={isLoading || isSuccess} onClick={handleClick} />
  );
}
