import type { TableMigration } from '../sql/table-migration';
import type { MessageAttachment } from '../../core/messages/message';
import type { JsonText } from '../sql/json-text';
import { forgetOldReceipts } from './receipts';
import type { Column, CreatedTables, Row } from '../sql/table-columns';

const creates = {
  outbox_messages: {
    message_id: 'text key',
    recipient: 'text',
    channel: 'text' as Column<'email' | 'sms'>,
    subject: 'text',
    body: 'text',
    sent_at: 'bigint',
  },
  card_charges: {
    reference: 'text key',
    outcome: 'text' as Column<'paid' | 'declined' | 'second-step' | 'refunded'>,
    amount: 'integer',
    currency: 'text',
    card_last4: 'text',
    challenge_id: 'text? unique',
  },
  receipts: {
    scope: 'text',
    receipt_key: 'text',
    fingerprint: 'text',
    answer: 'text?',
    begun_at: 'bigint',
    receipts_key: { key: ['scope', 'receipt_key'] },
  },
} as const satisfies CreatedTables;

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly receipts: Row<typeof creates.receipts>;
    /** The card's number is never stored. */
    readonly card_charges: Row<typeof creates.card_charges>;
    readonly outbox_messages: Row<typeof creates.outbox_messages> & { attachment: JsonText<MessageAttachment> | null };
  }
}

export const receiptTables: TableMigration = {
  name: '004-desk',
  forgetOld: forgetOldReceipts,
  indexes: { outbox_messages_by_recipient: { outbox_messages: ['recipient', 'message_id'] } },
  creates,
};
