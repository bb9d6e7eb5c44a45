import { useState } from 'react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../DropdownMenu.tsx';
import { Row, Stack } from '../Stack.tsx';
import { Toast, ToastProvider } from '../Toast.tsx';
import { GallerySection } from './GallerySection.tsx';

const notices = {
  default: { title: 'Success!', description: 'Thank you. We will call you back today.' },
  destructive: { title: 'Error', description: 'Failed to submit. Please try again later.' },
} as const;

/** Dialog, toast and dropdown menu. */
export function Layers() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [notice, setNotice] = useState<keyof typeof notices>('default');
  const [isToastOpen, setToastOpen] = useState(false);
  const [hasEmail, setHasEmail] = useState(true);
  const showToast = (variant: keyof typeof notices) => {
    setNotice(variant);
    setToastOpen(true);
  };
  return (
    <GallerySection title="Layers">
      <Row>
        <Button onClick={() => setDialogOpen(true)}>Open dialog</Button>
        <Button $variant="secondary" onClick={() => showToast('default')}>
          Show toast
        </Button>
        <DropdownMenu trigger={<Button $variant="secondary">Columns</Button>} align="start">
          <DropdownMenuChoice checked={hasEmail} onCheckedChange={setHasEmail}>
            Email
          </DropdownMenuChoice>
          <DropdownMenuItem disabled>Disabled</DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem $isDanger>Delete</DropdownMenuItem>
        </DropdownMenu>
      </Row>
      <Dialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title="Start your journey with us"
        description="Leave your name and number, and one of our specialists will call you back."
      >
        <Stack>
          <Button onClick={() => showToast('destructive')}>Fail</Button>
        </Stack>
      </Dialog>
      <ToastProvider>
        <Toast
          {...notices[notice]}
          open={isToastOpen}
          onOpenChange={setToastOpen}
          variant={notice}
          action={{ label: 'Undo', onClick: () => setToastOpen(false) }}
        />
      </ToastProvider>
    </GallerySection>
  );
}
