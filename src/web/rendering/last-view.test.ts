import { LastView } from './last-view';

it('H65 makes a view again once anything that it was made from is another', () => {
  const views = new LastView<{ readonly text: string }>();
  const [trip, other] = [{}, {}];
  const of = (from: object, ...inputs: readonly unknown[]) =>
    views.of(from, inputs, () => ({ text: inputs.join(' ') }));
  const first = of(trip, 'details', 1);
  expect(of(trip, 'details', 1)).toBe(first);
  expect(of(other, 'details', 1)).not.toBe(first);
  expect(of(trip, 'payment', 1).text).toBe('payment 1');
  expect(of(trip, 'details', 1)).not.toBe(first);
  expect(of(trip, 'details').text).toBe('details');
});
