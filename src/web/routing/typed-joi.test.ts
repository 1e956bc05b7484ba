import { Joi, type ValueOf } from './typed-joi';

type Same<One, Other> =
  (<Type>() => Type extends One ? 1 : 2) extends <Type>() => Type extends Other ? 1 : 2 ? true : false;
const schema = Joi.object({
  slug: Joi.string().max(5).required().description('A slug.'),
  way: Joi.string().valid('phone', 'video').default('phone'),
  limit: Joi.number().integer().default(12),
  hint: Joi.string().allow('', null).max(80),
  step: Joi.string().valid('begin').default('').failover(''),
  at: Joi.date().iso(),
  items: Joi.array()
    .items(Joi.object({ id: Joi.string().required() }))
    .min(1)
    .required(),
  names: Joi.alternatives(Joi.string(), Joi.array().items(Joi.string())),
  others: Joi.object().pattern(Joi.string(), Joi.number()).default({}),
});
type Value = ValueOf<typeof schema>;

describe('what a schema lets through', () => {
  it('C4 has the type that its declaration gives it', () => {
    const isSame: Same<
      Value,
      {
        readonly slug: string;
        readonly way: 'phone' | 'video';
        readonly limit: number;
        readonly step: 'begin' | '';
        readonly items: readonly { readonly id: string }[];
        readonly others: Readonly<Record<string, number>>;
        readonly hint?: string | null;
        readonly at?: Date;
        readonly names?: string | readonly string[];
      }
    > = true;
    const { value, error } = schema.validate({ slug: 'one', items: [{ id: '1' }], at: '2027-04-01T12:00:00Z' });
    expect([isSame, error]).toEqual([true, undefined]);
    expect(value).toEqual({
      slug: 'one',
      way: 'phone',
      limit: 12,
      step: '',
      items: [{ id: '1' }],
      others: {},
      at: new Date('2027-04-01T12:00:00Z'),
    });
  });

  it('C4 has no field that is not declared, and none that may be missing for sure', () => {
    const value = { slug: 'one' } as Value;
    // @ts-expect-error Nothing declares this field.
    expect(value.slugs).toBe(undefined);
    // @ts-expect-error It may be missing.
    expect(() => value.at.getTime()).toThrow(TypeError);
  });

  it('C4 keeps what is added to a declaration', () => {
    const longer = Joi.object({ one: Joi.string() }).keys({ two: Joi.boolean().required() });
    const isSame: Same<ValueOf<typeof longer>, { readonly two: boolean; readonly one?: string }> = true;
    expect([isSame, longer.validate({ two: true }).error]).toEqual([true, undefined]);
  });
});
