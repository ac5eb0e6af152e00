### Whom a bot may be at a table. Names stand in the nominative: they cannot be declined.

person-sigrun = Sigrun
person-torvald = Torvald
person-astrid = Astrid
person-gunnar = Gunnar
person-ingrid = Ingrid
person-halvard = Halvard
person-freydis = Freydis
person-sigurd = Sigurd
person-ragnhild = Ragnhild
person-leif = Leif
person-solveig = Solveig
person-egil = Egil
