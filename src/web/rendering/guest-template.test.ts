import { gunzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { caseAttribute, endOfCases, guestCase, type GuestFill, guestText } from '../../../views/ui/guest-placeholders';
import { GuestTemplate } from './guest-template';

const casePlaceholder = (words: string) => `<template ${caseAttribute}="${words}"></template>`;
const markup = [
  `<p>Ahoy, ${guestText('firstName')}</p>${'<i>sea</i>'.repeat(2_000)}`,
  casePlaceholder(guestCase('favourite', 'CULINARY VENUE:bar', 'yes')),
  `<b id="${guestText('favouriteId', 'CULINARY VENUE:bar')}">saved</b>`,
  casePlaceholder(guestCase('favourite', 'CULINARY VENUE:bar', 'no')),
  '<b>save</b>',
  casePlaceholder(endOfCases),
  'end',
].join('');

const fillOf = (firstName: string, saved: ReadonlyMap<string, string>): GuestFill => ({
  text: (name, about) => (name === 'firstName' ? firstName : (saved.get(about) ?? '')),
  caseOf: (_name, about) => (saved.has(about) ? 'yes' : 'no'),
});

describe('a page for guests with placeholders', () => {
  const template = new GuestTemplate(markup);
  const [sea, saved] = ['<i>sea</i>'.repeat(2_000), new Map([['CULINARY VENUE:bar', 'id-7']])];

  it('is filled with texts as React would print them, and with the guest’s case', () => {
    for (const name of ['Eleanor', '<b>&"\'', 'Zoë', 'x'.repeat(70_000)]) {
      const expected = renderToString(createElement('p', null, `Ahoy, ${name}`));
      expect(template.plain(fillOf(name, new Map())).toString()).toBe(`${expected}${sea}<b>save</b>end`);
      expect(template.plain(fillOf(name, saved)).toString()).toBe(`${expected}${sea}<b id="id-7">saved</b>end`);
    }
  });

  it('is one gzip member of the same bytes for every guest', () => {
    for (const name of ['', 'Eleanor', 'Zoë & Otto', 'x'.repeat(140_000)])
      for (const which of [saved, new Map<string, string>()]) {
        const fill = fillOf(name, which);
        expect(gunzipSync(template.gzip(fill)).equals(template.plain(fill))).toBe(true);
      }
    expect(template.gzip(fillOf('Eleanor', saved)).byteLength).toBeLessThan(700);
  });

  it('says when its size has changed, and only then', () => {
    const fresh = new GuestTemplate(markup);
    const eleanor = fillOf('Eleanor', saved);
    fresh.plain(eleanor);
    expect(fresh.formsMade).toBe(0);
    fresh.gzip(eleanor);
    const compressed = fresh.formsMade;
    expect(compressed).toBeGreaterThan(0);
    fresh.gzip(eleanor);
    expect(fresh.formsMade).toBe(compressed);
    fresh.dropPlain();
    const bytesBefore = fresh.plainBytes;
    fresh.plain(eleanor);
    expect(fresh.formsMade).toBeGreaterThan(compressed);
    expect(fresh.plainBytes).toBeGreaterThan(bytesBefore);
  });

  it('knows what it is filled with', () => {
    expect([...template.names]).toEqual(['firstName', 'favourite', 'favouriteId']);
    expect([...new GuestTemplate('<p>the same for all</p>').names]).toEqual([]);
  });
});
