import { useId } from 'react';
import { cropLimits, untouchedCrop } from '../../src/core/profile-picture/crop';
import { pictureSide } from '../../src/core/profile-picture/picture-format';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { cropDialogId } from './crop-dialog-id';
import { profilePictureTexts } from './profile-picture.texts';

const texts = profilePictureTexts.crop;

/**
 * Crops to a square of 205 px. Only script opens the dialog; without script the server crops the centre (ACC-18,
 * ACC-19).
 */
export function CropDialog() {
  const hintId = useId();
  return (
    <Dialog id={cropDialogId} title={texts.title}>
      <p className="dialog__note" id={hintId}>
        {texts.hint}
      </p>
      <div className="crop">
        <div className="crop__square">
          {/* Twice its displayed size, for high-density screens. It is focusable because keys move the picture. */}
          <canvas
            className="crop__picture"
            width={2 * pictureSide}
            height={2 * pictureSide}
            tabIndex={0}
            role="application"
            aria-label={texts.square}
            aria-describedby={hintId}
          />
        </div>
        <div className="crop__controls">
          <CropRange name="zoom" label={texts.zoom} valueText={texts.zoomValue(untouchedCrop.zoom)} />
          <CropRange name="rotation" label={texts.rotation} valueText={texts.rotationValue(untouchedCrop.rotation)} />
        </div>
      </div>
      <div className="crop__wrong" role="alert" data-crop-wrong="" />
      <div className="dialog__actions">
        <Button type="button" data-crop-saves="">
          {profilePictureTexts.save}
        </Button>
        <Button type="button" variant="quiet" data-crop-cancels="">
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function CropRange({
  name,
  label,
  valueText,
}: {
  readonly name: 'zoom' | 'rotation';
  readonly label: string;
  readonly valueText: string;
}) {
  const id = useId();
  return (
    <div className="crop__control">
      <label className="crop__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="crop__range"
        id={id}
        name={name}
        type="range"
        {...cropLimits[name]}
        defaultValue={untouchedCrop[name]}
        aria-valuetext={valueText}
      />
      <output className="crop__value" htmlFor={id} data-crop-shows={name}>
        {valueText}
      </output>
    </div>
  );
}
