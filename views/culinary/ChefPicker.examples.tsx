import { ChefPicker } from './ChefPicker';
import { sampleChefs } from './sample-dining';

export const theSecondChosen = () => <ChefPicker chefs={sampleChefs} chosenSlug="davide-lorusco" />;
