import { usePrefetchQuery } from '@tanstack/react-query';
import { ownTexts as texts } from '#strings/quran/pupil';
import { OwnPlaces } from '#web/drills/components/own-places.tsx';
import { quranFontQuery } from '#web/ui/quran/font.ts';
import { OwnTextList } from '../components/own-text-list.tsx';

export const OwnTexts = () => {
  usePrefetchQuery(quranFontQuery);
  return (
    <div className="grid gap-6 py-6">
      <div>
        <h1 className="text-3xl leading-snug font-black">{texts.title}</h1>
        <p className="text-muted">{texts.intro}</p>
      </div>
      <OwnPlaces />
      <OwnTextList />
    </div>
  );
};
