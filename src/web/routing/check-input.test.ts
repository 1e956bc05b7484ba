import { HttpError } from '../http-error';
import { checkInput } from './check-input';
import { Joi } from './typed-joi';

describe('checkInput', () => {
  it('C4 drops fields that the schema does not know', () => {
    expect(checkInput(Joi.object({ name: Joi.string() }), { name: 'Ada', title: 'Ms' })).toEqual({ name: 'Ada' });
  });

  it('C4 H37 refuses them where the schema itself says so, at each check of it', () => {
    const schema = Joi.object({ name: Joi.string() }).prefs({ stripUnknown: false });
    const check = () => checkInput(schema, { name: 'Ada', title: 'Ms' });
    expect(check).toThrow(HttpError);
    expect(check).toThrow(HttpError);
  });
});
