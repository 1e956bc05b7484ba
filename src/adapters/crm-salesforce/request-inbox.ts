import Joi from 'joi';
import { attachmentTypes } from '../../core/requests/attachment';
import type { RequestInbox } from '../../core/requests/request-inbox.port';
import { kindNames } from '../../core/requests/trip-request';
import type { DeliveredFile, RequestAnswer, RequestDelivery } from '../../core/requests/trip-requests.port';
import type { CrmParts } from './crm-parts';
import { recordId } from './record-id';
import { expectAnswer } from './salesforce-failure';
import { soql } from './soql';

const fileRow = Joi.object<{ readonly Id: string }>({ Id: Joi.string().required() });

/** A query has room for some hundreds of ids. */
const atOnce = 100;

/**
 * Requests as Cases, and their messages as records of a custom object, because a comment of a Case has no key by which
 * a repeat could be recognised. Both are upserted by keys of the site.
 */
export class SalesforceRequestInbox implements RequestInbox {
  constructor(private readonly parts: Pick<CrmParts, 'records' | 'tables'>) {}

  async deliver({ request, message, files }: RequestDelivery): Promise<void> {
    const { requestCase, requestMessage } = this.parts.tables;
    const contactId = recordId(request.contactId);
    const { id: caseId } = expectAnswer(
      await requestCase.upsert('requestId', request.requestId, {
        subject: `${kindNames[request.kind]}: reservation ${request.reservationId}`,
        reservationId: request.reservationId,
        replyBy: request.replyBy,
        ...(contactId === undefined ? {} : { contactId }),
      }),
    );
    expectAnswer(
      await requestMessage.upsert('messageId', message.messageId, {
        caseId,
        author: message.author,
        body: message.text,
        isFromGuest: true,
        writtenAt: message.writtenAt,
      }),
    );
    for (const file of await files()) await this.attach(caseId, file);
  }

  /** Attaches a file to the Case. Its path contains the site's own id, by which a repeat finds it. */
  private async attach(caseId: string, { attachmentId, fileName, type, bytes }: DeliveredFile): Promise<void> {
    const { records } = this.parts;
    const path = `${attachmentId}.${attachmentTypes[type][0]}`;
    const knownMessages = await records.find(
      soql`SELECT Id FROM ContentVersion WHERE FirstPublishLocationId = ${caseId} AND PathOnClient = ${path}`,
      fileRow,
    );
    if (knownMessages.length > 0) return;
    expectAnswer(
      await records.create('ContentVersion', {
        Title: fileName,
        PathOnClient: path,
        VersionData: Buffer.from(bytes).toString('base64'),
        FirstPublishLocationId: caseId,
      }),
    );
  }

  async findAnswers(requestIds: readonly string[]): Promise<readonly RequestAnswer[]> {
    const answers: RequestAnswer[] = [];
    for (let from = 0; from < requestIds.length; from += atOnce)
      answers.push(...(await this.findSome(requestIds.slice(from, from + atOnce))));
    return answers;
  }

  private async findSome(requestIds: readonly string[]): Promise<readonly RequestAnswer[]> {
    const { requestCase, requestMessage } = this.parts.tables;
    const cases = await requestCase.find({ where: soql`${requestCase.name('requestId')} IN ${requestIds}` });
    if (cases.length === 0) return [];
    const messages = await requestMessage.find({
      where: soql`${requestMessage.name('caseId')} IN ${cases.map(({ id }) => id)} AND ${requestMessage.name('isFromGuest')} = ${false}`,
      orderBy: soql`${requestMessage.name('writtenAt')}, Id`,
    });
    return cases.map((one) => ({
      requestId: one.requestId ?? '',
      isClosed: one.isClosed,
      ...(one.ownerName === undefined ? {} : { owner: one.ownerName }),
      messages: messages
        .filter(({ caseId }) => caseId === one.id)
        .map(({ id, messageId, author, body, writtenAt, createdAt }) => ({
          // A message that staff wrote in Salesforce has no `messageId`; the id of its record identifies it.
          messageId: messageId ?? id,
          author: author ?? one.ownerName ?? '',
          text: body ?? '',
          writtenAt: writtenAt ?? createdAt ?? new Date(0),
        })),
    }));
  }
}
