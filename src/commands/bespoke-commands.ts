import { inUnits, money, readAmount } from '../core/shared/money';
import { asLines, type CommandOutcome, type OperatorCommand, type OperatorOffices } from './operator-command';

export const commands: readonly OperatorCommand[] = [
  {
    name: 'bespoke',
    usage: `  bespoke list                        what guests want arranged for them, the unanswered first
  bespoke confirm <request> <price|-> [words…]
                                      arranges it, at a price per guest or on request; the guest reads the words
  bespoke decline <request> <words…>  says why it is not to be had
`,
    run: bespokeCommand,
  },
];

/** `-` means on request, which is neither a price nor zero (H32). */
const readPrice = (text: string, currency: string): number | 'on-request' | undefined => {
  if (text === '-') return 'on-request';
  const amount = readAmount(text, currency);
  return amount === undefined || amount === 0 ? undefined : inUnits(money(amount, currency));
};

function bespokeCommand(
  { reports, office, currency }: OperatorOffices,
  [step, requestId, ...rest]: readonly string[],
): CommandOutcome {
  if (step === 'list') return reports.bespoke();
  if (requestId === undefined) return undefined;
  const [priceText = '', ...words] = rest;
  const price = readPrice(priceText, currency);
  if (step === 'confirm' && price !== undefined)
    return asLines(
      office.answerBespoke(requestId, {
        state: 'confirmed',
        ...(price === 'on-request' ? {} : { price }),
        words: words.join(' '),
      }),
    );
  return step === 'decline' && rest.length > 0
    ? asLines(office.answerBespoke(requestId, { state: 'declined', words: rest.join(' ') }))
    : undefined;
}
