// The map of Russia: land, seas and rivers, three regions, 18 cities and the roads between them.
import type {Area} from '@page/games';
import {Piece} from '@page/ui/pointing';
import {SEAT_COLOURS, SeatMark} from '@page/ui/seat';
import {Emblem, EmblemShape, Glyph, TINTS} from './glyphs';
import {citiesOf, COLOURS, playerOf, roadsOf, TINTED, type City, type Colour} from './model';

export function Map(area: Area) { return null; }
