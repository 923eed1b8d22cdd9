// Games that were set up and have not begun: from the page that sets them up to the one that plays.
import type {Setup} from '@page/table/table';

export const begun = new Map<string, Setup>();
