import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { withoutLeadingSpreads } from './leading-spreads';

describe('withoutLeadingSpreads', () => {
  it.each([
    ['a literal that begins with a spread', 'x = { ...a, b };', 'x = { ...__nothing, ...a, b };'],
    ['two spreads', 'x = {...a, ...b};', 'x = {...__nothing, ...a, ...b};'],
    ['one in another', 'x = { ...a, b: { ...c, d } };', 'x = { ...__nothing, ...a, b: { ...__nothing, ...c, d } };'],
    ['a line of its own', 'x = {\n  ...a,\n  b,\n};', 'x = {\n  ...__nothing, ...a,\n  b,\n};'],
    ['types', 'const x = { ...(a as B), c } satisfies D;', 'const x = { ...__nothing, ...(a as B), c } satisfies D;'],
    ['an element with more attributes', 'x = <p {...a} id="b" />;', 'x = <p {...__nothing} {...a} id="b" />;'],
    ['an element with children', 'x = <p {...a}>b</p>;', 'x = <p {...__nothing} {...a}>b</p>;'],
  ])('begins %s with a spread of nothing', (_what, source, expected) => {
    expect(withoutLeadingSpreads(source, 'tsx')).toBe(expected);
  });

  it.each([
    ['a copy', 'x = { ...a };'],
    ['a spread after another property', 'x = { b, ...a, c };'],
    ['the rest of a parameter', 'f = ({ ...rest }) => rest;'],
    ['a list', 'x = [...a, b];'],
    ['a text', 'x = "{ ...a, b }";'],
    ['a comment', '// { ...a, b }'],
    ['a regular expression', 'x = /{ ...a, b }/;'],
    ['an element without more', 'x = <p {...a} />;'],
  ])('leaves %s as it is', (_what, source) => {
    expect(withoutLeadingSpreads(source, 'tsx')).toBe(source);
  });

  it('changes no value, whatever is spread', () => {
    const source = 'return { ...one, b: 1, ...two, nested: { ...two, c: 2 } };';
    const evaluate = (code: string) =>
      runInThisContext(`(one, two, __nothing) => { ${code} }`) as (
        one: object,
        two: object | undefined,
        nothing: null,
      ) => object;
    const [before, after] = [evaluate(source), evaluate(withoutLeadingSpreads(source, 'ts'))];
    fc.assert(
      fc.property(fc.object({ maxDepth: 1 }), fc.option(fc.object({ maxDepth: 1 }), { nil: undefined }), (one, two) => {
        const [expected, actual] = [before(one, two, null), after(one, two, null)];
        expect(actual).toStrictEqual(expected);
        expect(Object.keys(actual)).toEqual(Object.keys(expected));
      }),
    );
  });
});
