import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { useState } from 'react';
import { renderWithHost } from '../../../test/render-with-host.tsx';
import { LeadDialog } from './LeadDialog.tsx';
import { leadDraft } from './LeadForm.tsx';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

beforeEach(() => leadDraft.clear());

const open = (language: 'en' | 'ja') =>
  renderWithHost(<LeadDialog isOpen onOpenChange={() => {}} language={language} />);

const latin = /[A-Za-z]/;

test('the Japanese dialog shows labels, errors and results in Japanese', async () => {
  const user = userEvent.setup();
  const { notices } = open('ja');
  await user.type(screen.getByLabelText('メールアドレス（任意）'), 'nobody');
  await user.click(screen.getByRole('button', { name: '送信する' }));
  expect(await screen.findByText('お名前は2文字以上100文字以内でご入力ください。')).toBeVisible();
  expect(screen.getByText('携帯電話番号は6文字以上32文字以内でご入力ください。')).toBeVisible();
  expect(screen.getByText('メールアドレスを正しい形式でご入力ください。')).toBeVisible();
  expect(screen.getByRole('dialog').textContent).not.toMatch(latin);
  expect(screen.getByRole('button', { name: '閉じる' })).toBeVisible();

  server.use(http.post('*/api/business-leads', () => HttpResponse.json({ message: 'Thank you!' })));
  await user.type(screen.getByLabelText('お名前（必須）'), '山田 太郎');
  await user.type(screen.getByLabelText('携帯電話番号（必須）'), '+81 90 0000 0000');
  await user.clear(screen.getByLabelText('メールアドレス（任意）'));
  await user.click(screen.getByRole('button', { name: '送信する' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices).toEqual([expect.objectContaining({ title: '送信しました' })]);
  expect(JSON.stringify(notices[0]?.description)).not.toMatch(latin);
});

test.each([
  ['Chrome', { isComposing: true, keyCode: 229 }],
  ['Safari', { isComposing: false, keyCode: 229 }],
])('Enter that confirms a Japanese conversion in %s does not submit', async (_browser, event) => {
  open('ja');
  const name = screen.getByLabelText('お名前（必須）');
  fireEvent.keyDown(name, { key: 'Enter', ...event });
  await userEvent.type(name, 'や');
  expect(name).toBeValid();
  fireEvent.keyDown(name, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(name).toBeInvalid());
});

test.each([
  [
    'en',
    'Name*',
    'Mobile Number*',
    'Submit',
    'Thank you, Nimal.',
    /will call you back on 0775550100/,
    'Send another',
  ],
  [
    'ja',
    'お名前（必須）',
    '携帯電話番号（必須）',
    '送信する',
    'Nimal様、ありがとうございます。',
    /ございます。担当者より0775550100へ/,
    '続けて送信する',
  ],
] as const)(
  'a sent lead closes the dialog and shows the next step and the reference in the page (%s)',
  async (language, name, phone, submit, thanks, next, again) => {
    const user = userEvent.setup();
    server.use(
      http.post('*/api/business-leads', () =>
        HttpResponse.json({ message: 'Thank you!', reference: 'K7Q2-M4XZ' }, { status: 201 }),
      ),
    );
    function Page() {
      const [isOpen, setOpen] = useState(true);
      return <LeadDialog isOpen={isOpen} onOpenChange={setOpen} language={language} />;
    }
    renderWithHost(<Page />);
    await user.type(screen.getByLabelText(name), 'Nimal');
    await user.type(screen.getByLabelText(phone), '0775550100');
    await user.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('heading', { name: thanks })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(next);
    expect(screen.getByRole('status')).toHaveTextContent('K7Q2-M4XZ');

    await user.click(screen.getByRole('button', { name: again }));
    expect(screen.getByLabelText(name)).toHaveValue('');
  },
);

test('hints show a phone number of the country and a correction of the address in the language of the dialog', async () => {
  const user = userEvent.setup();
  open('ja');
  expect(screen.getByLabelText('携帯電話番号（必須）')).toHaveAccessibleDescription('例：090-1234-5678');
  expect(screen.getByLabelText('携帯電話番号（必須）')).toBeRequired();
  const email = screen.getByLabelText('メールアドレス（任意）');
  expect(email).not.toBeRequired();
  await user.type(email, 'taro@yaho.co.jp');
  await user.click(screen.getByRole('button', { name: '「…@yahoo.co.jp」ではありませんか？' }));
  expect(email).toHaveValue('taro@yahoo.co.jp');
});
