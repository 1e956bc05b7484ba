import { CloseDialog } from '../content/PictureStage';
import { Button, ButtonLink, QuietLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import { RadioGroup } from '../ui/RadioGroup';
import { SelectField } from '../ui/SelectField';
import {
  voyageMenus,
  type VoyageOptionView,
  type VoyagePicksView,
  type VoyageRefineView,
} from './voyage-selector-view';
import { voyageSelectorTexts as texts } from './voyage-selector.texts';

/** Shows the menu "All Segments", beside the voyage on wide screens (VOY-10). */
export function VoyagePicks({ refine }: { readonly refine: VoyageRefineView }) {
  const { picks, count, clearHref } = refine;
  if (!picks) return null;
  return (
    <>
      <details className="menu-below voyage-selector__picks" name={voyageMenus} data-menu="">
        <summary className="voyage-selector__summary">
          <span className="voyage-selector__current">
            <span className="voyage-selector__label">{texts.segment}</span>
            <span className="voyage-selector__title">{picks.summary}</span>
            {picks.days ? <span className="voyage-selector__dates">{picks.days}</span> : null}
          </span>
          <Icon name="chevron" className="menu-below__mark" />
        </summary>
        <form className="menu-below__panel voyage-selector__form" action={`${refine.action}#browsing`} method="get">
          <input type="hidden" name="reservationId" value={picks.reservationId} />
          <HiddenInputs refine={refine} />
          <Picks id="pick" picks={picks} />
          <Button>{texts.apply}</Button>
        </form>
      </details>
      {count > 0 ? (
        <ButtonLink variant="quiet" className="voyage-selector__clear" href={clearHref} data-keep-scroll="">
          {texts.clear}
        </ButtonLink>
      ) : null}
    </>
  );
}

export function VoyageRefineDialog({
  refine,
  voyages,
}: {
  readonly refine: VoyageRefineView;
  readonly voyages: readonly VoyageOptionView[];
}) {
  const { action, picks, count, clearHref } = refine;
  return (
    <>
      <ButtonLink
        className="voyage-selector__refine"
        variant="secondary"
        href="#refine"
        data-opens-dialog=""
        aria-haspopup="dialog"
      >
        {texts.refine(count)}
      </ButtonLink>
      <Dialog id="refine" title={texts.refine(count)}>
        <CloseDialog />
        <form className="voyage-selector__form" action={`${action}#browsing`} method="get">
          <HiddenInputs refine={refine} />
          <RadioGroup
            id="refine-voyage"
            name="reservationId"
            label={texts.browsingFor}
            options={voyages.map(({ reservationId, title, dates }) => ({
              value: reservationId,
              label: dates ? `${title}, ${dates}` : title,
            }))}
            defaultValue={voyages.find(({ isSelected }) => isSelected)?.reservationId}
          />
          {picks ? (
            <div className="voyage-selector__within">
              <Picks id="refine" picks={picks} />
              <Button variant="secondary">{texts.apply}</Button>
            </div>
          ) : null}
          <div className="voyage-selector__end">
            <Button>{texts.submit}</Button>
            <QuietLink href={clearHref}>{texts.clear}</QuietLink>
          </div>
        </form>
      </Dialog>
    </>
  );
}

const HiddenInputs = ({ refine: { hiddenFields } }: { readonly refine: VoyageRefineView }) =>
  hiddenFields.map(({ name, value }) => <input key={name} type="hidden" name={name} value={value} />);

function Picks({ id, picks: { segments, first, last } }: { readonly id: string; readonly picks: VoyagePicksView }) {
  return (
    <>
      {segments ? (
        <RadioGroup
          id={`${id}-segment`}
          name="itineraryId"
          label={texts.segment}
          options={segments.options}
          defaultValue={segments.value}
        />
      ) : null}
      <SelectField
        id={`${id}-first`}
        name="startDate"
        label={texts.firstDay}
        options={first.options}
        defaultValue={first.value}
      />
      <SelectField
        id={`${id}-last`}
        name="endDate"
        label={texts.lastDay}
        options={last.options}
        defaultValue={last.value}
      />
    </>
  );
}
