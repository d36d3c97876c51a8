import { ownRecitation as texts } from '#strings/tracking/pupil';
import { OwnPlaces } from '#web/drills/components/own-places.tsx';
import { OwnMarks } from '../components/own-marks.tsx';

export const OwnRecitation = () => (
  <div className="grid grid-cols-1 gap-5 py-6">
    <div>
      <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
      <p className="text-muted">{texts.intro}</p>
    </div>
    <OwnPlaces />
    <OwnMarks />
  </div>
);
