import fc from 'fast-check';
import { to18 } from '../../../test/simulators/salesforce/org';
import { parseSoql } from '../../../test/simulators/salesforce/soql-parser';
import { recordId } from './record-id';
import { joinSoql, soql, soqlName } from './soql';
import { anyCharacter } from '../../../test/support/any-character';

const noControls = fc.string({ unit: anyCharacter }).filter((text) => !/\p{Cc}/u.test(text));

describe('a query', () => {
  it('C3 keeps every text a text, quotes and backslashes too', () => {
    expect(soql`SELECT Id FROM Contact WHERE Email = ${"o'brien\\@x"} AND IsDeleted = ${false}`.text).toBe(
      "SELECT Id FROM Contact WHERE Email = 'o\\'brien\\\\@x' AND IsDeleted = false",
    );
    fc.assert(
      fc.property(noControls, (text) => {
        const { where } = parseSoql(soql`SELECT Id FROM Contact WHERE Email = ${text} AND LastName = ${'x'}`.text);
        expect(where).toMatchObject({ kind: 'and', parts: [{ values: [text] }, { values: ['x'] }] });
      }),
    );
  });

  it('C3 refuses control characters, an empty list, and names that are none', () => {
    expect(() => soql`${'a\u0000b'}`).toThrow(RangeError);
    expect(() => soql`${'a\nb'}`).toThrow(RangeError);
    expect(() => soql`SELECT Id FROM Contact WHERE Id IN ${[]}`).toThrow(RangeError);
    for (const name of ["Id' OR '1", 'Id, Name', '1d', '']) expect(() => soqlName(name)).toThrow(RangeError);
    expect(joinSoql(soql`SELECT ${soqlName('Id', 'Owner.Name', 'Id')}`, undefined, soql`LIMIT ${3}`).text).toBe(
      'SELECT Id, Owner.Name LIMIT 3',
    );
  });

  it('C3 knows an id by fifteen characters as by eighteen, and nothing else', () => {
    expect(recordId('0012w000004oZXg')).toBe('0012w000004oZXgAAM');
    expect(recordId('0012w000004oZXgAAM')).toBe('0012w000004oZXgAAM');
    // Another record: letters are large or small for a reason.
    expect(recordId('0012w000004oZxg')).not.toBe(recordId('0012w000004oZXg'));
    for (const text of ['', 'stranger', '0012w000004oZXgAAX', "0012w000004oZX'", '0012w000004oZXgAA'])
      expect(recordId(text)).toBeUndefined();
    const ids = fc
      .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'), {
        minLength: 15,
        maxLength: 15,
      })
      .map((characters) => characters.join(''));
    fc.assert(
      fc.property(ids, (id) => {
        expect(recordId(id)).toBe(to18(id));
        expect(recordId(to18(id))).toBe(to18(id));
      }),
    );
  });
});
