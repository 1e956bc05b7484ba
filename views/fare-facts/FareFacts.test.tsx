import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsIn } from '../../test/support/parse-html';
import { AccessByRegion } from './FareFacts';
import { fareFactsTexts } from './fare-facts.texts';

const { unknown } = fareFactsTexts;
const syros = { name: 'Syros', href: '/ports/syros', berth: 'Alongside, with a ramp', steps: 'None', walk: unknown };
const symi = { name: 'Symi', href: '/ports/symi', berth: 'Off the port, by tender', steps: unknown, walk: unknown };
const columnsFor = (...ports: readonly (typeof syros)[]) =>
  textsIn(renderToStaticMarkup(createElement(AccessByRegion, { groups: [{ title: 'Isles', ports }] })), 'thead th');

describe('how ports are reached', () => {
  it('has a column only for what is known of one of them', () => {
    expect(columnsFor(syros, symi)).toEqual(['Port', 'She lies', 'Steps']);
    expect(columnsFor(symi)).toEqual(['Port', 'She lies']);
  });
});
