import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

const inquirySchema = Joi.object({
  id: Joi.string().required(),
  createdDate: Joi.string().isoDate().required().description('When the form was sent.'),
  voyageId: Joi.string()
    .allow('')
    .required()
    .description('The itinerary id of the sailing that it is about; empty where it is about none.'),
  fullSuiteName: Joi.string().allow('').required().description('The suite’s name; empty where it is about none.'),
}).named('Inquiry');

export const getInquiriesOperation = {
  id: 'getInquiries',
  summary: 'What the signed-in guest has asked about, the latest first. Never cached.',
  ledger: ['API-20', 'INQ-04'],
  answers: {
    200: { description: 'Inquiries that the CRM has taken.', schema: Joi.array().items(inquirySchema) },
    503: { description: 'The CRM does not answer at this moment.' },
  },
} satisfies ApiOperation;
