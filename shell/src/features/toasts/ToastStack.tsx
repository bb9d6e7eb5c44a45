import { Toast, ToastProvider } from '@suite/ui/Toast';
import { useSelector } from 'react-redux';
import { selectToasts } from './toast-slice.ts';
import type { Toasts } from './toasts.ts';

/** Renders the toasts of the store. */
export function ToastStack({ toasts }: { toasts: Toasts }) {
  const notices = useSelector(selectToasts);
  return (
    <ToastProvider>
      {notices.map(({ id, title, description, variant, actionLabel, isOpen }) => (
        <Toast
          key={id}
          open={isOpen}
          onOpenChange={(open) => open || toasts.dismiss(id)}
          title={title}
          description={description}
          variant={variant}
          action={actionLabel ? { label: actionLabel, onClick: () => toasts.runAction(id) } : undefined}
        />
      ))}
    </ToastProvider>
  );
}
