/** The price zones of travel cover. */
export const travelZones = ['africa', 'europe', 'northAmerica', 'world'] as const
export type TravelZone = (typeof travelZones)[number]

/**
 * Africa and Europe are the United Nations' geographical regions, without Africa's two uninhabited territories; Cyprus,
 * a member of the European Union, counts as Europe. North America, where hospitals are most expensive, is the United
 * States with their territories and Canada. Every other country is `world`.
 */
const codes: Readonly<Record<Exclude<TravelZone, 'world'>, string>> = {
  africa: `
    AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG
    RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`,
  europe: `
    AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT
    NL NO PL PT RO RS RU SE SI SJ SK SM UA VA`,
  northAmerica: 'AS CA GU MP PR UM US VI',
}

const zoneByCode: ReadonlyMap<string, TravelZone> = new Map(
  (['africa', 'europe', 'northAmerica'] as const).flatMap((zone) =>
    codes[zone]
      .trim()
      .split(/\s+/)
      .map((code) => [code, zone] as const),
  ),
)

/** The zone of a country by its ISO 3166 code. */
export const zoneOf = (countryCode: string): TravelZone => zoneByCode.get(countryCode) ?? 'world'
