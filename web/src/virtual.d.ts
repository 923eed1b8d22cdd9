// What vite.config.ts makes while it builds: the games in the engine's order.
declare module 'virtual:games' {
  const games: {
    id: string;
    seats: [number, number];
    options: Record<string, string[]>;
    options_with_seats: Record<string, number[]>;
  }[];
  export default games;
}
