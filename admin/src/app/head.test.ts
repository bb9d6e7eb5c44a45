import { site } from '@suite/site/site';
import { renderHead } from './head.ts';

test('a company name with markup is text in the title', () => {
  jest.replaceProperty(site, 'name', 'A </title> & B <!--# echo var="x" -->');
  const [, title] = /<title>(.*)<\/title>/.exec(renderHead('/admin')) ?? [];
  expect(title).toBe('Admin Login | A &lt;/title&gt; &amp; B &lt;!--# echo var=&quot;x&quot; --&gt;');
});
