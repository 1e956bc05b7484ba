import type { Request } from 'express';
import { OurHosts } from '../our-hosts';
import { pageAddressOf, readOwnAddress } from './page-address';

const hosts = new OurHosts({ port: 443, publicUrl: 'https://ondine.example' });
const page = (address: unknown, referer?: string) =>
  pageAddressOf(hosts, { get: (() => referer) as Request['get'] }, address);
const longAddress = (length: number) => `https://ondine.example/${'a'.repeat(length - 23)}`;

describe('the address of the page that a form stood on', () => {
  it('FRM-32 is that of the form, else that of the Referer header, else none', () => {
    expect(page('https://ondine.example/careers', 'https://ondine.example/contact-us')).toBe(
      'https://ondine.example/careers',
    );
    expect(page('https://evil.example/x', 'https://ondine.example/contact-us')).toBe(
      'https://ondine.example/contact-us',
    );
    expect(page(undefined, 'https://evil.example/x')).toBeUndefined();
    expect(page(undefined)).toBeUndefined();
  });

  it('C11 H14 names no person and no campaign, and keeps the rest of the query', () => {
    expect(
      readOwnAddress(hosts, 'https://ondine.example/careers?email=a%40b.example&id=1&utm_source=letter&gclid=g#top'),
    ).toBe('https://ondine.example/careers?id=1');
    expect(readOwnAddress(hosts, 'https://ada%40b.example:pw@ondine.example/careers')).toBe(
      'https://ondine.example/careers',
    );
    expect(readOwnAddress(hosts, '/careers?id=1')).toBe('https://ondine.example/careers?id=1');
  });

  it.each([
    ['no text', 7],
    ['an empty text', ''],
    ['a text that is no address', 'https://'],
    ['an address of another site', 'https://evil.example/careers'],
    ['an address of our host without encryption', 'http://ondine.example/careers'],
    ['what the browser holds under our origin', 'blob:https://ondine.example/0001'],
    ['an address of 2,049 characters', longAddress(2_049)],
  ])('FRM-32 is not %s', (_what, address) => {
    expect(readOwnAddress(hosts, address)).toBeUndefined();
  });

  it('FRM-32 has 2,048 characters at most', () => {
    expect(readOwnAddress(hosts, longAddress(2_048))).toBe(longAddress(2_048));
  });
});
