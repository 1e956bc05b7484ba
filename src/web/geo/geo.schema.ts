import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

export const listCountryCodesOperation = {
  id: 'listCountryCodes',
  summary: 'Countries for the field beside a phone number: +1 first, +44 second, then by name.',
  ledger: ['API-18', 'GEO-03'],
  answers: {
    200: {
      description: 'Every country that can be called.',
      schema: Joi.array().items(
        Joi.object({
          countryCode: Joi.string().length(2).required().description('Two letters.'),
          countryName: Joi.string().required().description('Name (+1).'),
        }).named('CountryCode'),
      ),
    },
  },
} satisfies ApiOperation;
