import { handOver } from './hand-over';

const press = { to: '/engine/details?p1=2', from: '/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV' };
const realFetch = globalThis.fetch;

/** A page that keeps what its forms send. */
function aPage() {
  const sent: { action: string; method: string; fields: Record<string, string> }[] = [];
  const element = (name: string) => {
    const fields: Record<string, string> = {};
    return name === 'input'
      ? { name: '', value: '' }
      : {
          action: '',
          method: '',
          remove: () => undefined,
          append: (field: { name: string; value: string }) => void (fields[field.name] = field.value),
          submit() {
            sent.push({ action: this.action, method: this.method, fields });
          },
        };
  };
  return { sent, page: { createElement: element, body: { append: () => undefined } } as unknown as Document };
}

async function overBy(answer: typeof fetch) {
  const { sent, page } = aPage();
  const asked: { address: string; body: unknown }[] = [];
  globalThis.fetch = async (address, init) => {
    asked.push({ address: String(address), body: JSON.parse(String(init?.body)) });
    return answer(address, init);
  };
  const fallbacks: string[] = [];
  await handOver(press, (address) => void fallbacks.push(address), page);
  return { sent, asked, fallbacks };
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('handing over from the page', () => {
  it('ENG-03 ENG-04 API-28 fetches a token and sends it in the body of a hidden form', async () => {
    const { sent, asked, fallbacks } = await overBy(async () =>
      Response.json({ cust_token: 'sealed', loginUrl: '/engine/sso' }),
    );
    expect(asked).toEqual([
      { address: '/api/reservation-token', body: { currentUrl: `${press.from}&ssoFailed=1`, redirectUrl: press.to } },
    ]);
    expect(sent).toEqual([{ action: '/engine/sso', method: 'post', fields: { cust_token: 'sealed' } }]);
    expect(fallbacks).toEqual([]);
  });

  it.each([
    ['refuses', async () => new Response('{}', { status: 503 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with something else', async () => new Response('<html>')],
  ])('ENG-04 H06 calls the fallback with the marker when the server %s', async (_how, answer) => {
    const { sent, fallbacks } = await overBy(answer);
    expect([sent, fallbacks]).toEqual([[], [`${press.from}&ssoFailed=1`]]);
  });
});
