import { numbersText } from './cabin-numbers';

describe('numbers of cabins as text', () => {
  it.each([
    [[], ''],
    [['512'], '512'],
    [['513', '512'], '512, 513'],
    [['514', '512', '513'], '512 to 514'],
    [['512', '514', '516'], '512, 514, 516'],
    [['1002', '512', '513', '514', '611', '612', '999', '1000', '1001'], '512 to 514, 611, 612, 999 to 1002'],
  ])('joins three or more in a row: %j', (numbers, text) => {
    expect(numbersText(numbers)).toBe(text);
  });
});
