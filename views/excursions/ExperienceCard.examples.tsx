import { useExamplePictures } from '../gallery/example-pictures';
import { ExperienceCard } from './ExperienceCard';
import { sampleExperiences } from './sample-experiences';

export const withPictureWithPlateAndMadeToOrder = () => {
  const experiences = sampleExperiences(useExamplePictures());
  return (
    <ul className="card-grid">
      {experiences.map((experience) => (
        <li key={experience.slug}>
          <ExperienceCard experience={experience} />
        </li>
      ))}
    </ul>
  );
};
