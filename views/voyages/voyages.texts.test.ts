import { voyagesTexts } from './voyages.texts';

it.each([
  [10, { name: 'Greek Isles', nameInText: 'the Greek Isles' }, '10 voyages in the Greek Isles'],
  [1, { name: 'Alaska' }, '1 voyage in Alaska'],
  [0, undefined, '0 voyages'],
])('VOY-02 counts %i voyages in words that read right', (count, region, text) => {
  expect(voyagesTexts.count(count, region)).toBe(text);
});
