import type { TableMigration } from '../sql/table-migration';
import type { MessageAttachment } from '../../core/messages/message';
import type { JsonText } from '../sql/json-text';
import { forgetOldReceipts } from './receipts';

declare module '../sql/line-database' {
  interface LineDatabase {
    readonly receipts: {
      scope: string;
      receipt_key: string;
      fingerprint: string;
      answer: string | null;
      begun_at: number;
    };
    /** The card's number is never stored. */
    readonly card_charges: {
      reference: string;
      outcome: 'paid' | 'declined' | 'second-step' | 'refunded';
      amount: number;
      currency: string;
      card_last4: string;
      challenge_id: string | null;
    };
    readonly outbox_messages: {
      message_id: string;
      recipient: string;
      channel: 'email' | 'sms';
      subject: string;
      body: string;
      attachment: JsonText<MessageAttachment> | null;
      sent_at: number;
    };
  }
}

export const receiptTables: TableMigration = {
  name: '004-desk',
  tables: ['receipts', 'card_charges', 'outbox_messages'],
  forgetOld: forgetOldReceipts,
  indexes: { outbox_messages_by_recipient: { outbox_messages: ['recipient', 'message_id'] } },
  async up(db) {
    await db.schema
      .createTable('receipts')
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('receipt_key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('begun_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('receipts_key', ['scope', 'receipt_key'])
      .execute();
    await db.schema
      .createTable('card_charges')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('currency', 'text', (column) => column.notNull())
      .addColumn('card_last4', 'text', (column) => column.notNull())
      .addColumn('challenge_id', 'text', (column) => column.unique())
      .execute();
    await db.schema
      .createTable('outbox_messages')
      .addColumn('message_id', 'text', (column) => column.primaryKey())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
