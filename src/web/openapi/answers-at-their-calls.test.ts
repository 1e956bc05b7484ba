import { answersAtTheirCalls } from './answers-at-their-calls';

const reference = (name: string, own: object = {}) => ({ $ref: `#/components/responses/${name}`, ...own });
const calls = (first: object, second: object) => ({
  '/api/one': { get: { operationId: 'one', responses: first } },
  '/api/two': { post: { operationId: 'two', responses: second } },
});
const shared = { 404: { description: 'Not here.' }, Full: { description: 'The list is full.', content: {} } };

describe('answersAtTheirCalls', () => {
  it('puts an answer that one call has there, with the call’s own words, and leaves what two have where it is', () => {
    const described = calls(
      { 404: reference('404'), 422: reference('Full', { description: 'Nine are enough.' }) },
      { 404: reference('404', { description: 'No such thing.' }) },
    );
    expect(answersAtTheirCalls(described, shared)).toEqual({
      paths: calls(
        { 404: reference('404'), 422: { description: 'Nine are enough.', content: {} } },
        { 404: reference('404', { description: 'No such thing.' }) },
      ),
      responses: { 404: shared[404] },
    });
  });

  it('leaves ranges alone that are no shared part', () => {
    const described = calls({ '5XX': reference('5XX') }, {});
    expect(answersAtTheirCalls(described, shared)).toEqual({ paths: described, responses: shared });
  });
});
