import { forms } from '@suite/contracts/forms/forms';
import fc from 'fast-check';
import { generatedCases, sampleOf } from '../../../scripts/testing/generated-cases.ts';
import { isRefusal } from '../../test/support/fuzz/answers.ts';
import { bodySpecs, captchaToken } from '../../test/support/fuzz/bodies.ts';
import { callOf, sharedFuzzedApi } from '../../test/support/fuzz/fuzzed-api.ts';
import {
  type FuzzedBody,
  fuzzedBody,
  isAcceptable,
  worstBodies,
} from '../../test/support/fuzz/json-requests.ts';
import { readRoutes } from '../../test/support/read-routes.ts';
import { solvedCaptcha } from '../../test/support/solve-captcha.ts';

/** Sends generated bodies to every route that reads one. */

const bodiesPerRoute = generatedCases(200);

const fuzzed = sharedFuzzedApi();

test('every route that reads a JSON body has a generator', async () => {
  const writes = (await readRoutes()).filter((route) => !/^(?:GET|HEAD) /.test(route));
  expect(writes).toEqual(expect.arrayContaining(Object.keys(bodySpecs)));
  for (const route of writes) {
    const headers = { 'Content-Type': 'application/json' };
    const { text } = await fuzzed.expectDocumented({ ...callOf(route), headers, bytes: '{' });
    const isRead = text.includes('The request body is not valid JSON');
    expect({ route, isRead }).toEqual({ route, isRead: route in bodySpecs });
  }
});

describe.each(Object.entries(bodySpecs))('%s', (route, spec) => {
  const call = callOf(route);
  const form = forms.find(({ path, needsCaptcha }) => path === call.path && needsCaptcha)?.id;
  const solve = () =>
    form === 'contact' || form === 'partner' ? solvedCaptcha(fuzzed.api.visitor(), form) : captchaToken;

  async function expectAnswerTo({ headers, bytes }: FuzzedBody) {
    const filled = bytes.includes(captchaToken) ? bytes.replaceAll(captchaToken, await solve()) : bytes;
    const body = { headers, bytes: filled };
    const mayBeAccepted = isAcceptable(body, spec);
    const answer = await fuzzed.expectDocumented({ ...call, ...body }, mayBeAccepted);
    const isRefused = isRefusal(answer);
    expect({ ...body, isRefused }).toEqual({ ...body, isRefused: isRefused || !mayBeAccepted });
  }

  test('gives a documented answer to the worst values in each field', async () => {
    for (const body of sampleOf(worstBodies(spec))) await expectAnswerTo(body);
  });

  test('gives a documented answer to generated bodies', async () => {
    await fc.assert(fc.asyncProperty(fuzzedBody(spec), expectAnswerTo), { numRuns: bodiesPerRoute });
  });
});
