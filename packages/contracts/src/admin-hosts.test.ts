import { isAdminHost, parseAdminHosts, signInAddress } from './admin-hosts.ts';

const isAdmin = (hosts: string, host: string) => isAdminHost(parseAdminHosts(hosts) ?? [], host);

test.each([
  ['admin.example.com', 'admin.example.com', true],
  ['admin.example.com', 'Admin.Example.com:8443', true],
  ['admin.example.com', 'admin.example.com.', true],
  ['admin.example.com', 'admin.example.com.:8443', true],
  ['admin.example.com.', 'admin.example.com', true],
  ['admin.example.com.:9000', 'admin.example.com:9000', true],
  ['admin.example.com', 'www.example.com', false],
  ['admin.example.com', 'admin.example.com.evil.example', false],
  ['admin.example.com', 'adminxexample.com', false],
  ['admin.example.com:9000', 'admin.example.com:9000', true],
  ['admin.example.com:9000', 'admin.example.com', false],
  ['www.example.com, localhost:8090', 'localhost:8090', true],
  ['[::1]:8090', '[::1]:8090', true],
  ['none', 'none', false],
  ['none', 'admin.example.com', false],
  ['None', 'admin.example.com', false],
])('with ADMIN_HOSTS=%s, host %s serves the administrator area: %s', (hosts, host, expected) => {
  expect(isAdmin(hosts, host)).toBe(expected);
});

test.each([
  'https://admin.example.com',
  'admin.example.com/admin',
  'admin.example.com:443',
  'admin.example.com:0',
  'admin.example.com:99999',
  'admin.example.com:09000',
  'a b',
  'a,,b',
  'none, a',
  'all',
  'False',
  '-',
  '*.example.com',
  '.example.com',
])('rejects ADMIN_HOSTS=%s', (text) => {
  expect(parseAdminHosts(text)).toBeUndefined();
});

test.each([
  ['', 'https://www.example.com', 'https://www.example.com/admin'],
  ['admin.example.com, other.example.com', 'https://www.example.com', 'https://admin.example.com/admin'],
  ['admin.example.com', 'https://www.example.com:8443', 'https://admin.example.com:8443/admin'],
  ['localhost:8090', 'http://localhost:8080', 'http://localhost:8090/admin'],
  ['none', 'https://www.example.com', undefined],
])('with ADMIN_HOSTS=%s and visitors at %s, the sign-in address is %s', (hosts, address, expected) => {
  expect(signInAddress(address, hosts ? parseAdminHosts(hosts) : undefined)).toBe(expected);
});
