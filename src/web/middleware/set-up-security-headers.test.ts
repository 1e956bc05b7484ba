import express from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../config/config';
import { securityHeaders, setUpSecurityHeaders } from './set-up-security-headers';

async function headersOf(
  config: Pick<Config, 'publicUrl' | 'botCheck' | 'contentful' | 'salesforce'> & Partial<Pick<Config, 'payments'>>,
  engineUrl = '/engine/details',
): Promise<Headers> {
  const app = express()
    .use(setUpSecurityHeaders(securityHeaders({ payments: { kind: 'none' }, ...config, policy: { engineUrl } })))
    .use((_req, res) => void res.end());
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { headers } = await fetch(`http://localhost:${(server.address() as AddressInfo).port}`);
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

async function policyOf(...policy: Parameters<typeof headersOf>): Promise<ReadonlyMap<string, string>> {
  return policyIn(await headersOf(...policy));
}

/** With the directives that browsers derive from `default-src`. */
function policyIn(headers: Headers): ReadonlyMap<string, string> {
  const policy = headers.get('content-security-policy') ?? '';
  const named = new Map(
    policy.split(';').map((part) => [part.split(' ', 1)[0] ?? '', part.slice(part.indexOf(' ') + 1)]),
  );
  const fallback = named.get('default-src') ?? '*';
  const derived = ['style-src', 'font-src', 'connect-src', 'frame-src', 'manifest-src'];
  return new Map([...derived.map((source) => [source, fallback] as const), ...named]);
}

const keys = { siteKey: 'key', secret: 'secret' };

describe('the content-security-policy', () => {
  it('C14 C18 allows our own origin only while the bot check is our own', async () => {
    const policy = await policyOf({ botCheck: { kind: 'altcha' } });
    for (const source of ['style-src', 'connect-src', 'frame-src', 'default-src'])
      expect([source, policy.get(source)]).toEqual([source, "'self'"]);
    // Rules for prefetching are no script that runs.
    expect(policy.get('script-src')).toBe("'self' 'inline-speculation-rules'");
    expect([...policy.values()].join(' ')).not.toMatch(/https?:|unsafe|nonce/);
  });

  it('F2 C14 lets a payment form be answered with the provider’s page, and nothing of it into ours', async () => {
    const policy = await policyOf({
      botCheck: { kind: 'altcha' },
      payments: { kind: 'stripe', pagesOrigin: 'https://checkout.stripe.com' } as Config['payments'],
    });
    expect(policy.get('form-action')).toBe("'self' https://checkout.stripe.com");
    expect([...policy].filter(([source, values]) => source !== 'form-action' && values.includes('stripe'))).toEqual([]);
  });

  it('C14 lets in the pictures of Contentful, and of it nothing else, while the content is there', async () => {
    const contentful = { imagesUrl: 'https://images.ctfassets.net' } as Config['contentful'];
    const policy = await policyOf({ botCheck: { kind: 'altcha' }, contentful });
    expect(policy.get('img-src')).toBe("'self' data: https://images.ctfassets.net");
    expect([...policy].filter(([source, values]) => source !== 'img-src' && values.includes('ctfassets'))).toEqual([]);
    expect((await policyOf({ botCheck: { kind: 'altcha' } })).get('img-src')).toBe("'self' data:");
  });

  it('C14 PYC-12 lets in consultants’ pictures at the CRM’s host where the line names it', async () => {
    const salesforce = { picturesUrl: 'https://line.file.force.example' } as Config['salesforce'];
    const policy = await policyOf({ botCheck: { kind: 'altcha' }, salesforce });
    expect(policy.get('img-src')).toBe("'self' data: https://line.file.force.example");
  });

  it('C14 D4 lets in Turnstile’s script and frame alone when it is configured', async () => {
    const policy = await policyOf({
      botCheck: { kind: 'turnstile', url: 'https://challenges.cloudflare.com', ...keys },
    });
    expect(policy.get('script-src')).toBe("'self' 'inline-speculation-rules' https://challenges.cloudflare.com");
    expect(policy.get('frame-src')).toBe("'self' https://challenges.cloudflare.com");
    expect([policy.get('connect-src'), policy.get('style-src'), policy.get('form-action')]).toEqual([
      "'self'",
      "'self'",
      "'self'",
    ]);
  });

  it('C14 D4 lets in reCAPTCHA’s scripts, frames and calls alone when it is configured', async () => {
    const policy = await policyOf({
      botCheck: { kind: 'recaptcha', url: 'https://www.google.com', minScore: 0.5, ...keys },
    });
    expect(policy.get('script-src')).toBe(
      "'self' 'inline-speculation-rules' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(policy.get('frame-src')).toBe(
      "'self' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/",
    );
    expect(policy.get('connect-src')).toBe("'self' https://www.google.com/recaptcha/");
    expect(policy.get('style-src')).toBe("'self'");
  });

  it('D10 C14 lets forms go to ourselves, and to the line’s engine while that is another vendor’s', async () => {
    expect((await policyOf({ botCheck: { kind: 'altcha' } })).get('form-action')).toBe("'self'");
    const policy = await policyOf({ botCheck: { kind: 'altcha' } }, 'https://reserve.example/book?channel=web');
    expect([policy.get('form-action'), policy.get('connect-src')]).toEqual([
      "'self' https://reserve.example",
      "'self'",
    ]);
  });
});

describe('the other security headers', () => {
  it('C18 leaves framing to frame-ancestors alone, and switches off what no page uses', async () => {
    const headers = await headersOf({ botCheck: { kind: 'altcha' } });
    expect(policyIn(headers).get('frame-ancestors')).toBe("'none'");
    expect(headers.get('x-frame-options')).toBeNull();
    const features = headers.get('permissions-policy')?.split(', ');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'accelerometer=(self)', 'gyroscope=(self)']));
  });
});
