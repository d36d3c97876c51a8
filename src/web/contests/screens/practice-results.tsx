import { resultsPage as texts } from '#strings/contests/results';
import { OwnPractice } from '../components/own-practice.tsx';

export const PracticeResults = () => (
  <div className="py-6">
    <h1 className="mb-4 text-3xl leading-snug font-black">{texts.title}</h1>
    <OwnPractice />
  </div>
);
