// What a state or an alliance would score as things stand: only to be shown, scoring is the
// engine's. tests/worth.spec.ts holds it to what the engine scores.
import type {Area} from '@page/games';
import {alliancesOf, courtOf, leadersOf, sitesOf} from './table';

export const sitesIn = (area: Area, state: string): string[] =>
  sitesOf(area)
    .filter((site) => site.state === state)
    .map(({id}) => id);

// For each seat.
export function housesIn(area: Area, state: string): number[] {
  const sites = new Set(sitesIn(area, state));
  return area.view.players.map(({houses}: {houses: string[]}) => houses.filter((site) => sites.has(site)).length);
}

// The most houses score all in the state, each next rank the houses of one player above it.
export function houseWorth(area: Area, state: string): number[] {
  const houses = housesIn(area, state);
  const all = houses.reduce((sum, n) => sum + n, 0);
  const sites = new Set(sitesIn(area, state));
  const fortified = area.view.fortresses.filter((site: string) => sites.has(site));
  return houses.map((own, seat) => {
    if (own === 0) return 0;
    const above = houses.filter((n) => n > own);
    const worth = above.length === 0 ? all : Math.min(...above);
    const doubled = fortified.some((site: string) => area.view.players[seat].houses.includes(site));
    return doubled ? 2 * worth : worth;
  });
}

export function emissariesIn(area: Area, state: string): number[] {
  const {standing} = courtOf(area, state);
  return area.view.players.map((_: unknown, seat: number) => standing.filter((one) => one === seat).length);
}

// Who leads at both courts, alone or with others, scores all emissaries at both.
export function allianceWorth(area: Area, number: number): number[] {
  const {states} = alliancesOf(area)[number - 1]!;
  const all = states.flatMap((state) => emissariesIn(area, state)).reduce((sum, n) => sum + n, 0);
  const leaders = states.map((state) => leadersOf(area, state));
  return area.view.players.map((_: unknown, seat: number) => (leaders.every((lead) => lead.includes(seat)) ? all : 0));
}
