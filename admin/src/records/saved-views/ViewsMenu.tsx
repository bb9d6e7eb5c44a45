import type { ListView, RecordKind, SavedView } from '@suite/contracts/records';
import { Button } from '@suite/ui/Button';
import { DropdownMenu } from '@suite/ui/DropdownMenu';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../language/use-strings.ts';
import { copyText } from '../../screen/copy-text.ts';
import type { ViewTimes } from '../record-view.ts';
import { useActionMessages } from '../use-action-messages.ts';
import { savedViewsStrings } from './saved-views-strings.ts';
import { useSavedViewActions } from './use-saved-view-actions.ts';
import { ViewItems } from './ViewItems.tsx';
import { ViewNameDialog } from './ViewNameDialog.tsx';

interface ViewsMenuProps {
  kind: RecordKind;
  /** What the list shows now. */
  current: ListView;
  times: ViewTimes;
}

/** Renders the menu of views, and the dialog that asks for the name of one. */
export function ViewsMenu({ kind, current, times }: ViewsMenuProps) {
  const strings = useStrings(savedViewsStrings);
  const messages = useActionMessages();
  const actions = useSavedViewActions();
  const [naming, setNaming] = useState<'new' | SavedView>();
  const close = () => setNaming(undefined);

  const handleCopy = async (address: string) => {
    if (await copyText(new URL(address, location.href).href)) messages.succeed(strings.linkCopied);
    else messages.fail(strings.notCopied);
  };

  const trigger = (
    <Button $variant="secondary" $size="small" data-tool>
      <Bookmark aria-hidden size={16} strokeWidth={1.75} />
      <span>{strings.views}</span>
    </Button>
  );
  return (
    <>
      <DropdownMenu trigger={trigger}>
        <ViewItems
          kind={kind}
          current={current}
          times={times}
          onSave={() => setNaming('new')}
          onRename={setNaming}
          onDelete={actions.remove}
          onCopyLink={handleCopy}
        />
      </DropdownMenu>
      {naming === 'new' && (
        <ViewNameDialog
          title={strings.saveTitle}
          hint={strings.saveHint}
          action={strings.saveAction}
          name=""
          onConfirm={(name) => actions.save({ kind, name, view: current })}
          onClose={close}
        />
      )}
      {naming && naming !== 'new' && (
        <ViewNameDialog
          title={strings.renameTitle}
          action={strings.renameAction}
          name={naming.name}
          onConfirm={(name) => actions.rename(naming.id, name)}
          onClose={close}
        />
      )}
    </>
  );
}
