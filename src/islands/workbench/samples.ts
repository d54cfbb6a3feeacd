// Small made-up definitions that show what a report looks like. The second one is the first, some releases later.

/** A list with a few things to find. */
export const sampleTools = `{
  "tools": [
    {
      "name": "get_order",
      "description": "Gets data.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "id": { "type": "string" },
          "include": { "type": "array" }
        },
        "required": ["id", "customer"]
      }
    },
    {
      "name": "cancel_order",
      "description": "Cancels one order that is not shipped yet. The stock is given back at once.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "order_number": { "type": "string", "description": "As printed on the receipt", "pattern": "^[0-9]{3}-[0-9]{4}$" },
          "reason": { "type": "string", "enum": ["customer", "stock", "price"], "description": "Who asked for it" }
        },
        "required": ["order_number"],
        "additionalProperties": false
      },
      "annotations": { "readOnlyHint": true }
    }
  ]
}
`;

/** The same list after a release. */
export const sampleLater = `{
  "tools": [
    {
      "name": "get_order",
      "description": "Gets one order by its number. Not for shipments: use track_shipment.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "id": { "type": "integer" },
          "include": { "type": "array" }
        },
        "required": ["id"]
      }
    },
    {
      "name": "cancel_order",
      "description": "Cancels one order that is not shipped yet. The stock is given back at once.",
      "inputSchema": {
        "type": "object",
        "properties": {
          "order_number": { "type": "string", "description": "As printed on the receipt", "pattern": "^[0-9]{3}-[0-9]{4}$" },
          "reason": { "type": "string", "enum": ["customer", "stock"], "description": "Who asked for it" },
          "approved_by": { "type": "string", "description": "Staff number of the person who agreed" }
        },
        "required": ["order_number", "approved_by"],
        "additionalProperties": false
      },
      "annotations": { "readOnlyHint": true }
    }
  ]
}
`;
