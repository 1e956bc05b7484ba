import { aCodeMessage, aSecurityMessage } from '../../../test/builders/a-message';
import { toMail } from './to-mail';

const line = { name: 'Ondine', copyrightName: 'Ondine Yachts Limited', address: ['14 Cable Row'] };
const parts = { email: 'guest@example.com', from: 'Ondine <hello@ondine.example>', line };

it('PYC-01 sends an invitation along with its own type, and nothing where there is none', () => {
  const attachment = {
    name: 'meeting.ics',
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    content: 'BEGIN:VCALENDAR\r\n',
  };
  expect(toMail({ ...parts, message: aSecurityMessage({ attachment }) })).toMatchObject({
    attachments: [{ filename: 'meeting.ics', contentType: attachment.contentType, content: attachment.content }],
  });
  expect(toMail({ ...parts, message: aCodeMessage() })).not.toHaveProperty('attachments');
});
