import { Button } from '@suite/ui/Button';
import { Row } from '@suite/ui/Stack';
import { Download } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useCheckSessionQuery } from '../../account/session-check.ts';
import { failureStrings, isSessionEnd } from '../../language/failure-strings.ts';
import { useStrings } from '../../language/use-strings.ts';
import { useNotices } from '../../screen/use-notices.ts';
import { toolbarStrings } from './toolbar-strings.ts';

interface CsvDownloadProps {
  /** Path of the export. */
  action: string;
  method: 'get' | 'post';
  /** Parameters of the export. */
  fields: object;
  /** What is exported, as the button's tooltip. */
  hint?: string;
}

/** Downloads a CSV file by browser navigation, so that a file of any size streams to disk. */
export function CsvDownload({ action, method, fields, hint }: CsvDownloadProps) {
  const { fail } = useNotices();
  const strings = useStrings(toolbarStrings);
  const failures = useStrings(failureStrings);
  const { refetch: checkSession } = useCheckSessionQuery();
  // Without a session, its right or a server, the browser would replace the panel, and any text typed in it, with an error page.
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    try {
      const { role } = await checkSession().unwrap();
      if (role === 'administrator') form.submit();
      else fail(failures.forbidden);
    } catch (failure) {
      if (!isSessionEnd(failure)) fail(strings.notExported);
    }
  };
  return (
    <Row as="form" action={action} method={method} onSubmit={handleSubmit}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" $variant="secondary" $size="small" data-tool title={hint}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        <span>{strings.exportCsv}</span>
      </Button>
    </Row>
  );
}
