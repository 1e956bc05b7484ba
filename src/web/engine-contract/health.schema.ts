import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';

export const healthOperation = {
  id: 'getHealth',
  summary: 'Which contract is served, by which engine, and its clock.',
  answers: {
    200: {
      description: 'The engine answers.',
      schema: Joi.object({
        contract: Joi.string()
          .pattern(/^1\.\d{1,4}$/)
          .required()
          .description('The contract’s version, as the header X-Contract-Version says it.'),
        engine: Joi.string().required().description('What the engine calls itself.'),
        capabilities: Joi.array()
          .items(Joi.string())
          .description(
            'What the engine does beyond the contract’s required part: “several-suites” reserves several suites in one booking. Absent: nothing.',
          ),
        time: Joi.string().isoDate().required().description('The engine’s clock, with an offset.'),
      }),
      example: {
        contract: '1.0',
        engine: 'Landfall',
        capabilities: ['several-suites'],
        time: '2027-04-01T12:00:00.000Z',
      },
    },
  },
} satisfies ContractOperation;
